ALTER TABLE "api_keys" ALTER COLUMN "channel" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "permissions" jsonb;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "api_keys_user" ON "api_keys" USING btree ("user_id");
--> statement-breakpoint
ALTER TABLE api_keys ADD CONSTRAINT api_keys_user FOREIGN KEY (user_id) REFERENCES users (id);
--> statement-breakpoint
ALTER TABLE api_keys ADD CONSTRAINT api_keys_one_kind CHECK ((channel IS NULL) = (user_id IS NOT NULL AND permissions IS NOT NULL AND expires_at IS NOT NULL));
