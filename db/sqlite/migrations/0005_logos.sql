CREATE TABLE `imported_logos` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`brand` text NOT NULL,
	`category` text NOT NULL,
	`aliases` text NOT NULL,
	`format` text NOT NULL,
	`scheme` text NOT NULL,
	`license` text NOT NULL,
	`license_url` text,
	`attribution` text NOT NULL,
	`source_url` text,
	`guidelines` text,
	`color` text,
	`added_at` integer NOT NULL,
	`art` blob NOT NULL
);
--> statement-breakpoint
CREATE TABLE `logo_copies` (
	`key` text PRIMARY KEY NOT NULL,
	`format` text NOT NULL,
	`art` blob NOT NULL
);
