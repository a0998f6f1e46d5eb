export const failureTexts: Record<'mn' | 'en', { error: string; retry: string }>
export function withFailureText(html: string, url: string): string
export function languageOf(path: string): 'mn' | 'en'
export function tooManyPage(url: string, seconds: number): string
