export function withTwin(html: string, url: string): string
