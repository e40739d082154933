CREATE TABLE "show_looks" (
	"promoter_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"show_id" bigint NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "show_looks_promoter_id_user_id_show_id_pk" PRIMARY KEY("promoter_id","user_id","show_id")
);
--> statement-breakpoint
CREATE INDEX "holds_release" ON "holds" USING btree ("promoter_id","release_on") WHERE release_on is not null;--> statement-breakpoint
CREATE INDEX "guests_requested" ON "guests" USING btree ("promoter_id","guest_list_id") WHERE status = 'REQUESTED';
--> statement-breakpoint
ALTER TABLE show_looks ADD CONSTRAINT show_looks_show FOREIGN KEY (promoter_id, show_id) REFERENCES shows (promoter_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE show_looks ADD CONSTRAINT show_looks_user FOREIGN KEY (user_id) REFERENCES users (id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON show_looks TO parterre_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON show_looks TO parterre_app;
--> statement-breakpoint
ALTER TABLE show_looks ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE show_looks FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_promoters ON show_looks TO parterre_app USING (promoter_id = ANY ((SELECT nullif(current_setting('app.promoters', true), '')::int[])::int[])) WITH CHECK (promoter_id = ANY ((SELECT nullif(current_setting('app.promoters', true), '')::int[])::int[]));
--> statement-breakpoint
CREATE POLICY system_all ON show_looks TO parterre_system USING (true) WITH CHECK (true);
