/**
 * Returns the code of a result as it is stored, whichever way a reader typed it; null for a text that cannot be
 * one. The alphabet has no `I`, `L`, `O` and `U`: what looks like one of its digits is read as that digit.
 */
export function parseCheckCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{12}$/.test(code) ? code : null
}

/** Returns a code in groups of four, as it is shown and in addresses: `7K3M-Q9TX-2BDW`. */
export const formatCheckCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')
