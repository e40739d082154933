ALTER TABLE "order_items" ALTER COLUMN "barcode_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "revoked_barcodes" ALTER COLUMN "barcode_number" DROP NOT NULL;