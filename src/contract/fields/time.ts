/** The time zone of a site whose status names none, or one that is unknown. */
export const TIME_ZONE = 'America/Sao_Paulo';
