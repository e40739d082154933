CREATE TABLE "revoked_barcodes" (
	"promoter_id" integer NOT NULL,
	"show_id" bigint NOT NULL,
	"barcode" text NOT NULL,
	"barcode_number" integer NOT NULL,
	"order_item_id" bigint NOT NULL,
	"revoked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "revoked_barcodes_promoter_id_barcode_show_id_pk" PRIMARY KEY("promoter_id","barcode","show_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "revoked_barcodes_number" ON "revoked_barcodes" USING btree ("promoter_id","barcode_number","show_id");
--> statement-breakpoint
ALTER TABLE revoked_barcodes ADD CONSTRAINT revoked_barcodes_ticket FOREIGN KEY (promoter_id, order_item_id) REFERENCES order_items (promoter_id, id);
--> statement-breakpoint
GRANT SELECT, INSERT ON revoked_barcodes TO parterre_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON revoked_barcodes TO parterre_system;
--> statement-breakpoint
ALTER TABLE revoked_barcodes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE revoked_barcodes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_promoters ON revoked_barcodes TO parterre_app USING (promoter_id = ANY ((SELECT nullif(current_setting('app.promoters', true), '')::int[])::int[])) WITH CHECK (promoter_id = ANY ((SELECT nullif(current_setting('app.promoters', true), '')::int[])::int[]));
--> statement-breakpoint
CREATE POLICY system_all ON revoked_barcodes TO parterre_system USING (true) WITH CHECK (true);
