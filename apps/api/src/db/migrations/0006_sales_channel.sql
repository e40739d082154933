CREATE TABLE "api_keys" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"hash" text NOT NULL,
	"channel" text NOT NULL,
	"partner_site_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"promoter_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"order_item_id" bigint,
	"question_id" bigint NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "answers_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE TABLE "customer_consents" (
	"promoter_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "customer_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"is_given" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "customer_consents_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE TABLE "customer_keys" (
	"promoter_id" integer NOT NULL,
	"customer_id" bigint NOT NULL,
	"key" text collate "C" NOT NULL,
	CONSTRAINT "customer_keys_promoter_id_customer_id_key_pk" PRIMARY KEY("promoter_id","customer_id","key")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"email" text NOT NULL,
	"email_key" text collate "C" NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"address" jsonb,
	"culture_code" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"exported_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "customers_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"show_id" bigint NOT NULL,
	"label" jsonb NOT NULL,
	"kind" text NOT NULL,
	"choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"asked_per" text NOT NULL,
	"is_required" boolean NOT NULL,
	"display_order" integer NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "questions_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE TABLE "guest_lists" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"show_id" bigint NOT NULL,
	"name" text NOT NULL,
	"owner_name" text NOT NULL,
	"owner_email" text DEFAULT '' NOT NULL,
	"allocation" integer NOT NULL,
	"most_plus_ones" integer DEFAULT 0 NOT NULL,
	"cut_off_at_local" timestamp,
	"cut_off_at" timestamp with time zone,
	"needs_approval" boolean DEFAULT false NOT NULL,
	"hold_id" bigint,
	"price_type_id" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "guest_lists_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE TABLE "guests" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"guest_list_id" bigint NOT NULL,
	"show_id" bigint NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"plus_ones" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"order_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "guests_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE TABLE "instalment_plans" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"show_id" bigint NOT NULL,
	"name" jsonb NOT NULL,
	"deposit_basis_points" integer NOT NULL,
	"payments" integer NOT NULL,
	"interval" text NOT NULL,
	"fewest_minor" bigint DEFAULT 0 NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "instalment_plans_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE TABLE "instalments" (
	"promoter_id" integer NOT NULL,
	"order_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"show_id" bigint NOT NULL,
	"plan_id" bigint NOT NULL,
	"due_on" date NOT NULL,
	"amount_minor" bigint NOT NULL,
	"paid_minor" bigint DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	"waived_at" timestamp with time zone,
	CONSTRAINT "instalments_promoter_id_order_id_number_pk" PRIMARY KEY("promoter_id","order_id","number")
);
--> statement-breakpoint
CREATE TABLE "resale_listings" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"show_id" bigint NOT NULL,
	"order_item_id" bigint NOT NULL,
	"asked_minor" bigint NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"sold_item_id" bigint,
	CONSTRAINT "resale_listings_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE TABLE "settled_rows" (
	"promoter_id" integer NOT NULL,
	"ledger_id" bigint NOT NULL,
	"settlement_id" bigint NOT NULL,
	CONSTRAINT "settled_rows_promoter_id_ledger_id_pk" PRIMARY KEY("promoter_id","ledger_id")
);
--> statement-breakpoint
CREATE TABLE "settlement_lines" (
	"promoter_id" integer NOT NULL,
	"settlement_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"show_id" bigint,
	"section" text NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"rule_id" bigint,
	"quantity" integer,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "settlement_lines_promoter_id_settlement_id_position_pk" PRIMARY KEY("promoter_id","settlement_id","position")
);
--> statement-breakpoint
CREATE TABLE "settlement_rules" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"basis_points" integer DEFAULT 0 NOT NULL,
	"amount_minor" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"show_id" bigint,
	"is_active" boolean DEFAULT true NOT NULL,
	"display_order" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "settlement_rules_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"number" integer NOT NULL,
	"show_id" bigint,
	"from_on" date NOT NULL,
	"to_on" date NOT NULL,
	"currency" text NOT NULL,
	"tickets" integer NOT NULL,
	"receipts_minor" bigint NOT NULL,
	"net_minor" bigint NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"agreed_by" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "settlements_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "api_key_id" bigint;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "api_key_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "external_reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "postage_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "address" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "instalment_plan_id" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "api_keys_newest" ON "api_keys" USING btree ("promoter_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "answers_once" ON "answers" USING btree ("promoter_id","order_id","question_id",coalesce(order_item_id, 0));--> statement-breakpoint
CREATE INDEX "customer_consents_customer" ON "customer_consents" USING btree ("promoter_id","customer_id","kind","id");--> statement-breakpoint
CREATE INDEX "customer_keys_search" ON "customer_keys" USING btree ("promoter_id","key","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree ("promoter_id","email_key");--> statement-breakpoint
CREATE INDEX "customers_name" ON "customers" USING btree ("promoter_id","name_key","id");--> statement-breakpoint
CREATE INDEX "order_events_transfer" ON "order_events" USING btree ("promoter_id","before") WHERE type = 'TRANSFER';--> statement-breakpoint
CREATE INDEX "customers_newest" ON "customers" USING btree ("promoter_id","created_at","id");--> statement-breakpoint
CREATE INDEX "questions_show" ON "questions" USING btree ("promoter_id","show_id");--> statement-breakpoint
CREATE INDEX "guest_lists_show" ON "guest_lists" USING btree ("promoter_id","show_id");--> statement-breakpoint
CREATE INDEX "guests_list" ON "guests" USING btree ("promoter_id","guest_list_id","name_key");--> statement-breakpoint
CREATE INDEX "guests_show" ON "guests" USING btree ("promoter_id","show_id","name_key");--> statement-breakpoint
CREATE INDEX "guests_order" ON "guests" USING btree ("promoter_id","order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "instalment_plans_show" ON "instalment_plans" USING btree ("promoter_id","show_id");--> statement-breakpoint
CREATE INDEX "instalments_due" ON "instalments" USING btree ("promoter_id","show_id","due_on");--> statement-breakpoint
CREATE UNIQUE INDEX "resale_listings_open" ON "resale_listings" USING btree ("promoter_id","order_item_id") WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX "resale_listings_show" ON "resale_listings" USING btree ("promoter_id","show_id","state","created_at");--> statement-breakpoint
CREATE INDEX "settled_rows_settlement" ON "settled_rows" USING btree ("settlement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_rules_name" ON "settlement_rules" USING btree ("promoter_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_number" ON "settlements" USING btree ("promoter_id","number");--> statement-breakpoint
CREATE INDEX "settlements_show" ON "settlements" USING btree ("promoter_id","show_id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("promoter_id","customer_id","created_at") WHERE customer_id is not null;--> statement-breakpoint
GRANT SELECT, INSERT ON customer_consents, settlements, settlement_lines, settled_rows TO parterre_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON api_keys, customers, instalments, resale_listings TO parterre_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON customer_keys, answers TO parterre_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON questions, instalment_plans, settlement_rules, guest_lists, guests TO parterre_app;
--> statement-breakpoint
GRANT DELETE ON order_keys, customer_consents TO parterre_app;
--> statement-breakpoint
GRANT UPDATE (text, before, after) ON order_events TO parterre_app;
--> statement-breakpoint
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['api_keys', 'customers', 'customer_keys', 'customer_consents', 'questions', 'answers', 'instalment_plans', 'instalments', 'settlement_rules', 'settlements', 'settlement_lines', 'settled_rows', 'guest_lists', 'guests', 'resale_listings'] LOOP
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO parterre_system', t);
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY own_promoters ON %I TO parterre_app USING (promoter_id = ANY (nullif(current_setting(''app.promoters'', true), '''')::int[])) WITH CHECK (promoter_id = ANY (nullif(current_setting(''app.promoters'', true), '''')::int[]))', t);
    EXECUTE format('CREATE POLICY system_all ON %I TO parterre_system USING (true) WITH CHECK (true)', t);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO parterre_app, parterre_system;
--> statement-breakpoint
ALTER TABLE customer_keys ADD CONSTRAINT customer_keys_customer FOREIGN KEY (promoter_id, customer_id) REFERENCES customers (promoter_id, id);
--> statement-breakpoint
ALTER TABLE customer_consents ADD CONSTRAINT customer_consents_customer_of FOREIGN KEY (promoter_id, customer_id) REFERENCES customers (promoter_id, id);
--> statement-breakpoint
ALTER TABLE orders ADD CONSTRAINT orders_customer_of FOREIGN KEY (promoter_id, customer_id) REFERENCES customers (promoter_id, id);
--> statement-breakpoint
ALTER TABLE questions ADD CONSTRAINT questions_show_of FOREIGN KEY (promoter_id, show_id) REFERENCES shows (promoter_id, id);
--> statement-breakpoint
ALTER TABLE answers ADD CONSTRAINT answers_order FOREIGN KEY (promoter_id, order_id) REFERENCES orders (promoter_id, id);
--> statement-breakpoint
ALTER TABLE answers ADD CONSTRAINT answers_question FOREIGN KEY (promoter_id, question_id) REFERENCES questions (promoter_id, id);
--> statement-breakpoint
ALTER TABLE instalment_plans ADD CONSTRAINT instalment_plans_show_of FOREIGN KEY (promoter_id, show_id) REFERENCES shows (promoter_id, id);
--> statement-breakpoint
ALTER TABLE instalments ADD CONSTRAINT instalments_order FOREIGN KEY (promoter_id, order_id) REFERENCES orders (promoter_id, id) DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
ALTER TABLE instalments ADD CONSTRAINT instalments_plan FOREIGN KEY (promoter_id, plan_id) REFERENCES instalment_plans (promoter_id, id);
--> statement-breakpoint
ALTER TABLE settlement_lines ADD CONSTRAINT settlement_lines_settlement FOREIGN KEY (promoter_id, settlement_id) REFERENCES settlements (promoter_id, id);
--> statement-breakpoint
ALTER TABLE settled_rows ADD CONSTRAINT settled_rows_ledger FOREIGN KEY (promoter_id, ledger_id) REFERENCES ledger (promoter_id, id);
--> statement-breakpoint
ALTER TABLE settled_rows ADD CONSTRAINT settled_rows_settlement_of FOREIGN KEY (promoter_id, settlement_id) REFERENCES settlements (promoter_id, id) DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
ALTER TABLE guest_lists ADD CONSTRAINT guest_lists_show_of FOREIGN KEY (promoter_id, show_id) REFERENCES shows (promoter_id, id);
--> statement-breakpoint
ALTER TABLE guests ADD CONSTRAINT guests_list_of FOREIGN KEY (promoter_id, guest_list_id) REFERENCES guest_lists (promoter_id, id);
--> statement-breakpoint
ALTER TABLE guests ADD CONSTRAINT guests_order FOREIGN KEY (promoter_id, order_id) REFERENCES orders (promoter_id, id);
--> statement-breakpoint
ALTER TABLE resale_listings ADD CONSTRAINT resale_listings_item FOREIGN KEY (promoter_id, order_item_id) REFERENCES order_items (promoter_id, id);
--> statement-breakpoint
INSERT INTO ledger (promoter_id, order_id, order_item_id, show_id, kind, amount_minor, currency, at)
SELECT i.promoter_id, i.order_id, i.id, i.show_id, 'TAX', i.tax_minor, o.currency, i.created_at
FROM order_items i JOIN orders o ON o.promoter_id = i.promoter_id AND o.id = i.order_id WHERE i.tax_minor <> 0
UNION ALL
SELECT i.promoter_id, i.order_id, i.id, i.show_id, 'TAX', -i.tax_minor, o.currency, i.cancelled_at
FROM order_items i JOIN orders o ON o.promoter_id = i.promoter_id AND o.id = i.order_id
WHERE i.tax_minor <> 0 AND i.status = 'CANCELLED';
--> statement-breakpoint
INSERT INTO customers (promoter_id, id, name, name_key, email, email_key, created_at)
SELECT DISTINCT ON (promoter_id, lower(normalize(btrim(buyer->>'email'), NFKC)))
  promoter_id, floor(random() * 9007199254740000)::bigint + 1, buyer->>'name', lower(left(buyer->>'name', 80)), btrim(buyer->>'email'), lower(normalize(btrim(buyer->>'email'), NFKC)), created_at
FROM orders WHERE btrim(buyer->>'email') <> ''
ORDER BY promoter_id, lower(normalize(btrim(buyer->>'email'), NFKC)), created_at;
--> statement-breakpoint
UPDATE orders o SET customer_id = c.id FROM customers c
WHERE c.promoter_id = o.promoter_id AND c.email_key = lower(normalize(btrim(o.buyer->>'email'), NFKC));
--> statement-breakpoint
INSERT INTO customer_keys (promoter_id, customer_id, key)
SELECT DISTINCT o.promoter_id, o.customer_id, k.key FROM orders o
JOIN order_keys k ON k.promoter_id = o.promoter_id AND k.order_id = o.id AND k.is_personal
JOIN customers c ON c.promoter_id = o.promoter_id AND c.id = o.customer_id
WHERE k.key = c.email_key OR k.key = ANY (regexp_split_to_array(regexp_replace(lower(normalize(c.name, NFKD)), U&'[\0300-\036F]', '', 'g'), '[^[:alnum:]]+'));
--> statement-breakpoint
DROP INDEX "venues_name";
--> statement-breakpoint
CREATE UNIQUE INDEX "venues_name" ON "venues" USING btree ("promoter_id","name_key","town_key","country_code");
