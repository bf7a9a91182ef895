export const outboxKey = 'journeys-read-their-mails';
