CREATE TABLE "audit_entries" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"object" text NOT NULL,
	"object_id" text NOT NULL,
	"show_id" bigint,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"parts" jsonb NOT NULL,
	"details" "bytea",
	"request_id" text NOT NULL,
	CONSTRAINT "audit_entries_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"promoter_id" integer NOT NULL,
	"actor_id" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"answer" text,
	"revision" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_promoter_id_actor_id_method_path_key_pk" PRIMARY KEY("promoter_id","actor_id","method","path","key")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "jobs_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"time_zones" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cultures" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"native_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_sites" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"partner_site_id" text NOT NULL,
	CONSTRAINT "partner_sites_partner_site_id_unique" UNIQUE("partner_site_id")
);
--> statement-breakpoint
CREATE TABLE "status_codes" (
	"code" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "baskets" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"show_id" bigint NOT NULL,
	"state" text NOT NULL,
	"channel" text NOT NULL,
	"partner_site_id" integer,
	"quantities" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "baskets_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"promoter_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"order_item_id" bigint,
	"show_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"show_id" bigint NOT NULL,
	"price_type_id" bigint NOT NULL,
	"seat" integer,
	"hold" smallint DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"face_value_minor" bigint NOT NULL,
	"booking_fee_minor" bigint NOT NULL,
	"tax_minor" bigint NOT NULL,
	"paid_minor" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_items_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"order_id" text NOT NULL,
	"show_id" bigint NOT NULL,
	"basket_id" bigint NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"channel" text NOT NULL,
	"partner_site_id" integer,
	"currency" text NOT NULL,
	"total_minor" bigint NOT NULL,
	"buyer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_promoter_id_id_pk" PRIMARY KEY("promoter_id","id"),
	CONSTRAINT "orders_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "sales_totals" (
	"promoter_id" integer NOT NULL,
	"show_id" bigint NOT NULL,
	"price_type_id" bigint NOT NULL,
	"sold_on" date NOT NULL,
	"part" bigint NOT NULL,
	"tickets" integer NOT NULL,
	"gross_minor" bigint NOT NULL,
	CONSTRAINT "sales_totals_promoter_id_show_id_price_type_id_sold_on_part_pk" PRIMARY KEY("promoter_id","show_id","price_type_id","sold_on","part")
);
--> statement-breakpoint
CREATE TABLE "price_groups" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"show_id" bigint NOT NULL,
	"name" jsonb NOT NULL,
	"display_order" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "price_groups_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE TABLE "price_types" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"show_id" bigint NOT NULL,
	"price_group_id" bigint NOT NULL,
	"ordinal" smallint NOT NULL,
	"kind" text NOT NULL,
	"status_code" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"colour" text NOT NULL,
	"face_value_minor" bigint NOT NULL,
	"booking_fee_minor" bigint NOT NULL,
	"tax_rate_id" bigint,
	"is_seated" boolean NOT NULL,
	"allocation" integer DEFAULT 0 NOT NULL,
	"fewest_per_order" integer NOT NULL,
	"most_per_order" integer NOT NULL,
	"on_sale_at_local" timestamp,
	"off_sale_at_local" timestamp,
	"visibility" text NOT NULL,
	"partner_site_ids" jsonb NOT NULL,
	"display_order" integer NOT NULL,
	"linked_price_id" bigint,
	"link_kind" text,
	"link_difference" bigint,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "price_types_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE TABLE "promoters" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"default_culture" text DEFAULT 'en-GB' NOT NULL,
	"cultures" jsonb NOT NULL,
	"currency" text NOT NULL,
	"country_code" text NOT NULL,
	"time_zone" text NOT NULL,
	CONSTRAINT "promoters_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"rate_basis_points" integer NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tax_rates_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE TABLE "allocations" (
	"promoter_id" integer NOT NULL,
	"show_id" bigint NOT NULL,
	"first_seat" integer NOT NULL,
	"block_id" bigint NOT NULL,
	"seat_count" integer NOT NULL,
	"prices" smallint[] NOT NULL,
	"holds" smallint[] NOT NULL,
	"tally" jsonb NOT NULL,
	"alternating" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "allocations_promoter_id_show_id_first_seat_pk" PRIMARY KEY("promoter_id","show_id","first_seat")
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"promoter_id" integer NOT NULL,
	"show_id" bigint NOT NULL,
	"seat" integer NOT NULL,
	"state" text NOT NULL,
	"basket_id" bigint NOT NULL,
	"order_item_id" bigint,
	"chunk" integer NOT NULL,
	"price" smallint NOT NULL,
	"hold" smallint NOT NULL,
	"column_price" smallint NOT NULL,
	"parity" smallint NOT NULL,
	"revision" integer NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "claims_promoter_id_show_id_seat_pk" PRIMARY KEY("promoter_id","show_id","seat")
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"show_id" bigint NOT NULL,
	"ordinal" smallint NOT NULL,
	"label" text NOT NULL,
	"reservation_flag" text NOT NULL,
	"colour" text NOT NULL,
	"allow_sales" boolean NOT NULL,
	"owner" text NOT NULL,
	"note" text NOT NULL,
	"release_on" date,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "holds_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE TABLE "seat_changes" (
	"promoter_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "seat_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"show_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"ranges" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "seat_changes_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE TABLE "show_codes" (
	"show_code" text PRIMARY KEY NOT NULL,
	"promoter_id" integer NOT NULL,
	"show_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "show_words" (
	"promoter_id" integer NOT NULL,
	"word" text collate "C" NOT NULL,
	"show_id" bigint NOT NULL,
	CONSTRAINT "show_words_promoter_id_word_show_id_pk" PRIMARY KEY("promoter_id","word","show_id")
);
--> statement-breakpoint
CREATE TABLE "shows" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"show_code" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"sort_key" text collate "C" NOT NULL,
	"venue_id" bigint NOT NULL,
	"venue_key" text collate "C" NOT NULL,
	"category_id" integer,
	"status" text NOT NULL,
	"seating" text NOT NULL,
	"starts_at_local" timestamp NOT NULL,
	"time_zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"starts_on" date NOT NULL,
	"doors_at_local" timestamp,
	"ends_at_local" timestamp,
	"on_sale_at_local" timestamp,
	"off_sale_at_local" timestamp,
	"on_sale_at" timestamp with time zone,
	"off_sale_at" timestamp with time zone,
	"currency" text NOT NULL,
	"default_culture" text NOT NULL,
	"plan_id" bigint,
	"plan_version_id" bigint,
	"capacity" integer DEFAULT 0 NOT NULL,
	"has_orders" boolean DEFAULT false NOT NULL,
	"last_price_ordinal" integer DEFAULT 0 NOT NULL,
	"last_hold_ordinal" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shows_promoter_id_id_pk" PRIMARY KEY("promoter_id","id"),
	CONSTRAINT "shows_show_code_unique" UNIQUE("show_code")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"promoter_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"scope" text DEFAULT 'promoter' NOT NULL,
	"scope_ids" jsonb NOT NULL,
	CONSTRAINT "memberships_promoter_id_user_id_pk" PRIMARY KEY("promoter_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "oidc_payloads" (
	"type" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"user_code" text,
	"uid" text,
	"expires_at" timestamp with time zone,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "oidc_payloads_type_id_pk" PRIMARY KEY("type","id")
);
--> statement-breakpoint
CREATE TABLE "provider_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seating_plan_versions" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"plan_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"hash" text NOT NULL,
	"document" "bytea" NOT NULL,
	"geometry" "bytea" NOT NULL,
	"blocks" jsonb NOT NULL,
	"findings" jsonb NOT NULL,
	"seat_count" integer NOT NULL,
	"standing_capacity" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seating_plan_versions_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE TABLE "seating_plans" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"venue_id" bigint NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"current_version_id" bigint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seating_plans_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE TABLE "venues" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"source_venue_id" bigint,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"town" text NOT NULL,
	"postcode" text NOT NULL,
	"country_code" text NOT NULL,
	"time_zone" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"name_key" text collate "C" NOT NULL,
	"town_key" text collate "C" NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "venues_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE INDEX "audit_entries_show" ON "audit_entries" USING btree ("promoter_id","show_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("promoter_id","at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at");--> statement-breakpoint
CREATE INDEX "baskets_show" ON "baskets" USING btree ("promoter_id","show_id","state","expires_at");--> statement-breakpoint
CREATE INDEX "ledger_show" ON "ledger" USING btree ("promoter_id","show_id","id");--> statement-breakpoint
CREATE INDEX "ledger_order" ON "ledger" USING btree ("promoter_id","order_id");--> statement-breakpoint
CREATE INDEX "order_items_order" ON "order_items" USING btree ("promoter_id","order_id");--> statement-breakpoint
CREATE INDEX "order_items_price" ON "order_items" USING btree ("promoter_id","show_id","price_type_id");--> statement-breakpoint
CREATE INDEX "orders_show" ON "orders" USING btree ("promoter_id","show_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_basket" ON "orders" USING btree ("promoter_id","basket_id");--> statement-breakpoint
CREATE INDEX "price_groups_show" ON "price_groups" USING btree ("promoter_id","show_id","display_order");--> statement-breakpoint
CREATE UNIQUE INDEX "price_types_ordinal" ON "price_types" USING btree ("promoter_id","show_id","ordinal");--> statement-breakpoint
CREATE INDEX "price_types_group" ON "price_types" USING btree ("promoter_id","price_group_id","display_order");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_rates_name" ON "tax_rates" USING btree ("promoter_id","name");--> statement-breakpoint
CREATE INDEX "allocations_block" ON "allocations" USING btree ("promoter_id","show_id","block_id");--> statement-breakpoint
CREATE INDEX "claims_basket" ON "claims" USING btree ("promoter_id","basket_id");--> statement-breakpoint
CREATE INDEX "claims_expiry" ON "claims" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "holds_flag" ON "holds" USING btree ("promoter_id","show_id","reservation_flag");--> statement-breakpoint
CREATE UNIQUE INDEX "holds_ordinal" ON "holds" USING btree ("promoter_id","show_id","ordinal");--> statement-breakpoint
CREATE INDEX "seat_changes_show" ON "seat_changes" USING btree ("promoter_id","show_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "show_words_of_show" ON "show_words" USING btree ("promoter_id","show_id","word");--> statement-breakpoint
CREATE INDEX "shows_by_start" ON "shows" USING btree ("promoter_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "shows_by_day" ON "shows" USING btree ("promoter_id","starts_on");--> statement-breakpoint
CREATE INDEX "shows_by_name" ON "shows" USING btree ("promoter_id","sort_key","id");--> statement-breakpoint
CREATE INDEX "shows_by_venue_name" ON "shows" USING btree ("promoter_id","venue_key","id");--> statement-breakpoint
CREATE INDEX "shows_by_venue" ON "shows" USING btree ("promoter_id","venue_id","starts_at");--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "oidc_payloads_grant" ON "oidc_payloads" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_payloads_uid" ON "oidc_payloads" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "oidc_payloads_expiry" ON "oidc_payloads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_key" ON "sign_in_attempts" USING btree ("key","at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "seating_plan_versions_number" ON "seating_plan_versions" USING btree ("promoter_id","plan_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "seating_plans_name" ON "seating_plans" USING btree ("promoter_id","venue_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "venues_name" ON "venues" USING btree ("promoter_id","name_key","town_key");--> statement-breakpoint
CREATE INDEX "venues_town" ON "venues" USING btree ("promoter_id","town_key","name_key");