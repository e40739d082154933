CREATE TABLE "print_at_home_images" (
	"promoter_id" integer NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"show_id" bigint,
	"image_type" text NOT NULL,
	"file_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "print_at_home_images_promoter_id_owner_kind_owner_id_image_type_pk" PRIMARY KEY("promoter_id","owner_kind","owner_id","image_type")
);
--> statement-breakpoint
CREATE TABLE "print_at_home_settings" (
	"promoter_id" integer NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"show_id" bigint,
	"settings" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "print_at_home_settings_promoter_id_owner_kind_owner_id_pk" PRIMARY KEY("promoter_id","owner_kind","owner_id")
);
--> statement-breakpoint
CREATE INDEX "print_at_home_images_show" ON "print_at_home_images" USING btree ("promoter_id","show_id");--> statement-breakpoint
CREATE INDEX "print_at_home_images_file" ON "print_at_home_images" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "print_at_home_settings_show" ON "print_at_home_settings" USING btree ("promoter_id","show_id");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON print_at_home_settings TO parterre_app, parterre_system;
--> statement-breakpoint
ALTER TABLE print_at_home_settings ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE print_at_home_settings FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_promoters ON print_at_home_settings TO parterre_app USING (promoter_id = ANY ((SELECT nullif(current_setting('app.promoters', true), '')::int[])::int[])) WITH CHECK (promoter_id = ANY ((SELECT nullif(current_setting('app.promoters', true), '')::int[])::int[]));
--> statement-breakpoint
CREATE POLICY system_all ON print_at_home_settings TO parterre_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON print_at_home_images TO parterre_app, parterre_system;
--> statement-breakpoint
ALTER TABLE print_at_home_images ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE print_at_home_images FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_promoters ON print_at_home_images TO parterre_app USING (promoter_id = ANY ((SELECT nullif(current_setting('app.promoters', true), '')::int[])::int[])) WITH CHECK (promoter_id = ANY ((SELECT nullif(current_setting('app.promoters', true), '')::int[])::int[]));
--> statement-breakpoint
CREATE POLICY system_all ON print_at_home_images TO parterre_system USING (true) WITH CHECK (true);
