export const everyAnswer: Readonly<Record<string, string>>
