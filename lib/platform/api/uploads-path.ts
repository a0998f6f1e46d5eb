/** Where files arrive that may be resumed after a lost line, by the tus protocol. */
export const uploadsPath = '/api/uploads'
