/** Imported before everything else by what runs for long: React then draws mails by its production build, in a quarter of the time. Whoever sets it otherwise has that. */
process.env.NODE_ENV ??= "production";
