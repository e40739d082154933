ALTER TABLE "report_schedules" ADD COLUMN "event_period" text DEFAULT 'as-asked' NOT NULL;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD COLUMN "sent" jsonb;