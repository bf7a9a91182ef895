-- By hand: a worker reads posts with hashtags anew, as fewer signs make another hashtag.
UPDATE "posts" SET "hashtags_read" = false WHERE "content" LIKE '%#%';
