/** Answers with a signed credential. It is made anew for each reader, because its key may change at any time. */
export const answerWithCredential = (jwt: string, fileName?: string): Response =>
  new Response(jwt, {
    headers: {
      'content-type': 'application/vc+jwt',
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
      ...(fileName && { 'content-disposition': `attachment; filename="${fileName}"` }),
    },
  })

/** Answers that there is no such credential. */
export const answerNoCredential = (): Response => new Response(null, { status: 404 })
