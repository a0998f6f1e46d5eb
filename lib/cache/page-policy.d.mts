export function policyOf(html: string, routerData: Buffer | undefined): string
