CREATE TABLE "roles" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"description" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "roles_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "role_id" bigint;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "role_id" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name" ON "roles" USING btree ("promoter_id","name_key");--> statement-breakpoint
CREATE INDEX "memberships_role" ON "memberships" USING btree ("promoter_id","role_id");
--> statement-breakpoint
ALTER TABLE roles ADD CONSTRAINT roles_promoter FOREIGN KEY (promoter_id) REFERENCES promoters (id);
--> statement-breakpoint
-- A membership that is made while its role is removed would permit nothing, and nobody would know why.
ALTER TABLE memberships ADD CONSTRAINT memberships_role FOREIGN KEY (promoter_id, role_id) REFERENCES roles (promoter_id, id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON roles TO parterre_system, parterre_app;
--> statement-breakpoint
GRANT UPDATE (role_id) ON memberships TO parterre_app;
--> statement-breakpoint
ALTER TABLE roles ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE roles FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_promoters ON roles TO parterre_app USING (promoter_id = ANY ((SELECT nullif(current_setting('app.promoters', true), '')::int[])::int[])) WITH CHECK (promoter_id = ANY ((SELECT nullif(current_setting('app.promoters', true), '')::int[])::int[]));
--> statement-breakpoint
CREATE POLICY system_all ON roles TO parterre_system USING (true) WITH CHECK (true);
