-- The wall hides memberships at other promoters. This says of them only whether one is there that the manager does not own.
CREATE FUNCTION works_beyond(worker text, promoter integer, manager text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (
    SELECT 1 FROM memberships w
    WHERE w.user_id = worker AND w.promoter_id <> promoter AND w.deactivated_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM memberships m
      WHERE m.user_id = manager AND m.promoter_id = w.promoter_id AND m.deactivated_at IS NULL
        AND m.role = 'owner' AND m.scope = 'promoter'))
$$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO parterre_system;
--> statement-breakpoint
ALTER FUNCTION works_beyond(text, integer, text) OWNER TO parterre_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM parterre_system;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION works_beyond(text, integer, text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION works_beyond(text, integer, text) TO parterre_app;
