/** Security headers of the application's answers. */
export const everyAnswer = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** An answer of a call that is opened as a page loads nothing and is framed nowhere. */
export const callPolicy = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }
