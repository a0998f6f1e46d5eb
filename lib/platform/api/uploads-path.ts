/** The address of resumable uploads, by the tus protocol. */
export const uploadsPath = '/api/uploads'
