DO $$ BEGIN CREATE ROLE parterre_app NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
--> statement-breakpoint
DO $$ BEGIN CREATE ROLE parterre_system NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
--> statement-breakpoint
DO $$ BEGIN EXECUTE format('GRANT parterre_app, parterre_system TO %I', current_user); END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO parterre_app, parterre_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO parterre_system;
--> statement-breakpoint
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO parterre_app, parterre_system;
--> statement-breakpoint
GRANT SELECT ON promoters, memberships, categories, status_codes, cultures, countries, partner_sites TO parterre_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON show_codes TO parterre_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON audit_entries, ledger, seat_changes, seating_plan_versions TO parterre_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON tax_rates, venues, seating_plans, shows, show_words, price_groups, price_types, holds, allocations, claims, baskets, orders, order_items, sales_totals, idempotency_keys, jobs TO parterre_app;
--> statement-breakpoint
DO $$
DECLARE t text;
BEGIN
  FOR t IN SELECT table_name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'promoter_id' AND table_name <> 'show_codes' LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY own_promoters ON %I TO parterre_app USING (promoter_id = ANY (nullif(current_setting(''app.promoters'', true), '''')::int[])) WITH CHECK (promoter_id = ANY (nullif(current_setting(''app.promoters'', true), '''')::int[]))', t);
    EXECUTE format('CREATE POLICY system_all ON %I TO parterre_system USING (true) WITH CHECK (true)', t);
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE promoters ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE promoters FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_promoters ON promoters TO parterre_app USING (id = ANY (nullif(current_setting('app.promoters', true), '')::int[]));
--> statement-breakpoint
CREATE POLICY system_all ON promoters TO parterre_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY public_catalogue ON venues FOR SELECT TO parterre_app USING (promoter_id = 1);
--> statement-breakpoint
CREATE POLICY public_catalogue ON seating_plans FOR SELECT TO parterre_app USING (promoter_id = 1);
--> statement-breakpoint
CREATE POLICY public_catalogue ON seating_plan_versions FOR SELECT TO parterre_app USING (promoter_id = 1);
--> statement-breakpoint
ALTER TABLE tax_rates ADD CONSTRAINT tax_rates_promoter FOREIGN KEY (promoter_id) REFERENCES promoters (id);
--> statement-breakpoint
ALTER TABLE memberships ADD CONSTRAINT memberships_promoter FOREIGN KEY (promoter_id) REFERENCES promoters (id);
--> statement-breakpoint
ALTER TABLE memberships ADD CONSTRAINT memberships_user FOREIGN KEY (user_id) REFERENCES users (id);
--> statement-breakpoint
ALTER TABLE venues ADD CONSTRAINT venues_promoter FOREIGN KEY (promoter_id) REFERENCES promoters (id);
--> statement-breakpoint
ALTER TABLE seating_plans ADD CONSTRAINT seating_plans_venue FOREIGN KEY (promoter_id, venue_id) REFERENCES venues (promoter_id, id);
--> statement-breakpoint
ALTER TABLE shows ADD CONSTRAINT shows_venue FOREIGN KEY (promoter_id, venue_id) REFERENCES venues (promoter_id, id);
--> statement-breakpoint
ALTER TABLE shows ADD CONSTRAINT shows_plan_version FOREIGN KEY (promoter_id, plan_version_id) REFERENCES seating_plan_versions (promoter_id, id);
--> statement-breakpoint
ALTER TABLE show_words ADD CONSTRAINT show_words_show FOREIGN KEY (promoter_id, show_id) REFERENCES shows (promoter_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE price_groups ADD CONSTRAINT price_groups_show FOREIGN KEY (promoter_id, show_id) REFERENCES shows (promoter_id, id);
--> statement-breakpoint
ALTER TABLE price_types ADD CONSTRAINT price_types_group FOREIGN KEY (promoter_id, price_group_id) REFERENCES price_groups (promoter_id, id);
--> statement-breakpoint
ALTER TABLE price_types ADD CONSTRAINT price_types_tax_rate FOREIGN KEY (promoter_id, tax_rate_id) REFERENCES tax_rates (promoter_id, id);
--> statement-breakpoint
ALTER TABLE price_types ADD CONSTRAINT price_types_linked FOREIGN KEY (promoter_id, linked_price_id) REFERENCES price_types (promoter_id, id);
--> statement-breakpoint
ALTER TABLE holds ADD CONSTRAINT holds_show FOREIGN KEY (promoter_id, show_id) REFERENCES shows (promoter_id, id);
--> statement-breakpoint
ALTER TABLE allocations ADD CONSTRAINT allocations_show FOREIGN KEY (promoter_id, show_id) REFERENCES shows (promoter_id, id);
--> statement-breakpoint
ALTER TABLE allocations ADD CONSTRAINT allocations_same_length CHECK (cardinality(prices) = seat_count AND cardinality(holds) = seat_count);
--> statement-breakpoint
ALTER TABLE claims ADD CONSTRAINT claims_basket FOREIGN KEY (promoter_id, basket_id) REFERENCES baskets (promoter_id, id);
--> statement-breakpoint
ALTER TABLE baskets ADD CONSTRAINT baskets_show FOREIGN KEY (promoter_id, show_id) REFERENCES shows (promoter_id, id);
--> statement-breakpoint
ALTER TABLE orders ADD CONSTRAINT orders_show FOREIGN KEY (promoter_id, show_id) REFERENCES shows (promoter_id, id);
--> statement-breakpoint
ALTER TABLE order_items ADD CONSTRAINT order_items_order FOREIGN KEY (promoter_id, order_id) REFERENCES orders (promoter_id, id);
--> statement-breakpoint
ALTER TABLE order_items ADD CONSTRAINT order_items_price FOREIGN KEY (promoter_id, price_type_id) REFERENCES price_types (promoter_id, id);
--> statement-breakpoint
ALTER TABLE ledger ADD CONSTRAINT ledger_order FOREIGN KEY (promoter_id, order_id) REFERENCES orders (promoter_id, id);
