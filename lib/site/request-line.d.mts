export const allowedMethods: string
export function readRequestLine(
  method: string | undefined,
  url: string | undefined,
): { url: string } | { status: 400 | 405 | 414 }
