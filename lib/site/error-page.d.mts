export const errorTexts: Record<'mn' | 'en', { error: string; retry: string }>
export function withErrorText(html: string, url: string): string
export function languageOf(path: string): 'mn' | 'en'
export function tooManyPage(url: string, seconds: number): string
