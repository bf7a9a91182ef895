/** The key of the page of kept mails on the servers of the journeys. */
export const outboxKey = 'journeys-read-their-mails';
