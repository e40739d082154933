CREATE TABLE "access_requests" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"permission" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"is_approved" boolean DEFAULT false NOT NULL,
	CONSTRAINT "access_requests_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "granted_permissions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "access_requests_newest" ON "access_requests" USING btree ("promoter_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "access_requests_open" ON "access_requests" USING btree ("promoter_id","user_id","permission") WHERE decided_at is null;
--> statement-breakpoint
ALTER TABLE access_requests ADD CONSTRAINT access_requests_user FOREIGN KEY (promoter_id, user_id) REFERENCES memberships (promoter_id, user_id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON access_requests TO parterre_app, parterre_system;
--> statement-breakpoint
GRANT UPDATE (granted_permissions) ON memberships TO parterre_app;
--> statement-breakpoint
ALTER TABLE access_requests ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE access_requests FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_promoters ON access_requests TO parterre_app USING (promoter_id = ANY ((SELECT nullif(current_setting('app.promoters', true), '')::int[])::int[])) WITH CHECK (promoter_id = ANY ((SELECT nullif(current_setting('app.promoters', true), '')::int[])::int[]));
--> statement-breakpoint
CREATE POLICY system_all ON access_requests TO parterre_system USING (true) WITH CHECK (true);
