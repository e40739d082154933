CREATE TABLE "second_factors" (
	"user_id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_step" integer NOT NULL,
	"recovery_hashes" jsonb NOT NULL,
	"recovery_codes_left" integer NOT NULL
);

--> statement-breakpoint
ALTER TABLE second_factors ADD CONSTRAINT second_factors_user FOREIGN KEY (user_id) REFERENCES users (id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON second_factors TO parterre_system;
--> statement-breakpoint
-- The application sees who has one and may take it away, and never reads a secret.
GRANT SELECT (user_id, since, recovery_codes_left), DELETE ON second_factors TO parterre_app;
--> statement-breakpoint
ALTER TABLE second_factors ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE second_factors FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_own_promoters ON second_factors TO parterre_app USING (EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = second_factors.user_id));
--> statement-breakpoint
CREATE POLICY system_all ON second_factors TO parterre_system USING (true) WITH CHECK (true);
