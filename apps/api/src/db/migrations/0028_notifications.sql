CREATE TABLE "notification_digests" (
	"promoter_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"every" text NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"after_id" bigint NOT NULL,
	CONSTRAINT "notification_digests_promoter_id_user_id_every_pk" PRIMARY KEY("promoter_id","user_id","every")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"promoter_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"deliveries" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"seen_id" bigint DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "notification_settings_promoter_id_user_id_pk" PRIMARY KEY("promoter_id","user_id")
);
--> statement-breakpoint
DROP INDEX "occurrences_newest";--> statement-breakpoint
CREATE INDEX "notification_digests_due" ON "notification_digests" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "occurrences_newest" ON "occurrences" USING btree ("promoter_id","id") WHERE kind not like 'order.%';--> statement-breakpoint
ALTER TABLE notification_settings ADD CONSTRAINT notification_settings_user FOREIGN KEY (promoter_id, user_id) REFERENCES memberships (promoter_id, user_id);
--> statement-breakpoint
ALTER TABLE notification_digests ADD CONSTRAINT notification_digests_user FOREIGN KEY (promoter_id, user_id) REFERENCES memberships (promoter_id, user_id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON notification_settings, notification_digests TO parterre_app, parterre_system;
--> statement-breakpoint
ALTER TABLE notification_settings ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE notification_settings FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_promoters ON notification_settings TO parterre_app USING (promoter_id = ANY ((SELECT nullif(current_setting('app.promoters', true), '')::int[])::int[])) WITH CHECK (promoter_id = ANY ((SELECT nullif(current_setting('app.promoters', true), '')::int[])::int[]));
--> statement-breakpoint
CREATE POLICY system_all ON notification_settings TO parterre_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE notification_digests ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE notification_digests FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_promoters ON notification_digests TO parterre_app USING (promoter_id = ANY ((SELECT nullif(current_setting('app.promoters', true), '')::int[])::int[])) WITH CHECK (promoter_id = ANY ((SELECT nullif(current_setting('app.promoters', true), '')::int[])::int[]));
--> statement-breakpoint
CREATE POLICY system_all ON notification_digests TO parterre_system USING (true) WITH CHECK (true);
