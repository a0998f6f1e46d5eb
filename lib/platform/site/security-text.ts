/** Until when the text may be trusted. Whoever moves this date checks that the contact is still right. */
export const securityTextEndsAt = new Date('2027-11-01T00:00:00Z')

/**
 * Returns `/.well-known/security.txt`, which tells finders of a weakness whom to write to (RFC 9116).
 * @param siteUrl the public address of the site, without a trailing slash
 */
export function securityText(siteUrl: string): string {
  const lines = [
    `Contact: ${siteUrl}/en/mm/contact`,
    `Expires: ${securityTextEndsAt.toISOString()}`,
    'Preferred-Languages: mn, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ]
  return `${lines.join('\n')}\n`
}
