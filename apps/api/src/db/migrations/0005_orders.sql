CREATE TABLE "order_events" (
	"promoter_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"order_item_id" bigint,
	"at" timestamp with time zone NOT NULL,
	"actor_name" text NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"amount_minor" bigint,
	"before" text,
	"after" text,
	CONSTRAINT "order_events_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_keys" (
	"promoter_id" integer NOT NULL,
	"order_id" bigint NOT NULL,
	"key" text collate "C" NOT NULL,
	"is_personal" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_keys_promoter_id_order_id_key_is_personal_pk" PRIMARY KEY("promoter_id","order_id","key","is_personal")
);
--> statement-breakpoint
DROP INDEX "orders_show";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "barcode_number" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "order_id" SET DATA TYPE text collate "C";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_status" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "created_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE order_items i SET
  -- The random parts of a UUID: its version and variant stand between them.
  barcode = upper(substr(u.hex, 1, 12) || substr(u.hex, 21, 4)),
  -- 3^18 and 10^9 have no factor in common: every ticket of an event gets another number.
  barcode_number = u.nth * 387420489 % 1000000000
FROM (
  SELECT promoter_id, id, replace(gen_random_uuid()::text, '-', '') AS hex,
    row_number() OVER (PARTITION BY promoter_id, show_id ORDER BY id) AS nth
  FROM order_items
) u
WHERE u.promoter_id = i.promoter_id AND u.id = i.id;--> statement-breakpoint
UPDATE orders o SET created_on = (o.created_at AT TIME ZONE s.time_zone)::date
FROM shows s WHERE s.promoter_id = o.promoter_id AND s.id = o.show_id;--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "barcode" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "barcode_number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "created_on" SET NOT NULL;--> statement-breakpoint
INSERT INTO order_keys (promoter_id, order_id, key, is_personal, created_at)
SELECT promoter_id, id, lower(buyer->>'email'), true, created_at FROM orders WHERE buyer->>'email' <> ''
UNION
SELECT o.promoter_id, o.id, word, true, o.created_at
FROM orders o, regexp_split_to_table(regexp_replace(lower(normalize(o.buyer->>'name', NFKD)), U&'[\0300-\036F]', '', 'g'), '[^[:alnum:]]+') word
WHERE word <> ''
UNION
SELECT i.promoter_id, i.order_id, lower(c.code), false, o.created_at
FROM order_items i
JOIN orders o ON o.promoter_id = i.promoter_id AND o.id = i.order_id
JOIN offer_codes c ON c.promoter_id = i.promoter_id AND c.id = i.offer_code_id;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("promoter_id","order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_items_barcode" ON "order_items" USING btree ("promoter_id","barcode","show_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_items_barcode_number" ON "order_items" USING btree ("promoter_id","barcode_number","show_id");--> statement-breakpoint
CREATE INDEX "order_keys_search" ON "order_keys" USING btree ("promoter_id","is_personal","key","created_at","order_id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("promoter_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_show" ON "orders" USING btree ("promoter_id","show_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("promoter_id","total_minor","id");--> statement-breakpoint
CREATE INDEX "orders_not_active" ON "orders" USING btree ("promoter_id","status","created_at","id") WHERE status <> 'ACTIVE';--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("promoter_id","created_at","id") WHERE payment_status <> 'PAID';--> statement-breakpoint
CREATE INDEX "orders_refund" ON "orders" USING btree ("promoter_id","refund_status","created_at","id") WHERE refund_status <> 'NONE';
--> statement-breakpoint
GRANT SELECT, INSERT ON order_events, order_keys TO parterre_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON order_events, order_keys TO parterre_system;
--> statement-breakpoint
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO parterre_app, parterre_system;
--> statement-breakpoint
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['order_events', 'order_keys'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY own_promoters ON %I TO parterre_app USING (promoter_id = ANY (nullif(current_setting(''app.promoters'', true), '''')::int[])) WITH CHECK (promoter_id = ANY (nullif(current_setting(''app.promoters'', true), '''')::int[]))', t);
    EXECUTE format('CREATE POLICY system_all ON %I TO parterre_system USING (true) WITH CHECK (true)', t);
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE order_keys ADD CONSTRAINT order_keys_order FOREIGN KEY (promoter_id, order_id) REFERENCES orders (promoter_id, id);
--> statement-breakpoint
ALTER TABLE order_events ADD CONSTRAINT order_events_order_of FOREIGN KEY (promoter_id, order_id) REFERENCES orders (promoter_id, id);
