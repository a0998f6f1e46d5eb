// The order counts: Edge and Opera call themselves Chrome as well, and Chrome calls itself Safari.
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['YaBrowser', 'Yandex'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

/**
 * Returns a short name of a browser, such as `Chrome, Windows`: enough for people to recognise their own
 * browser. Nothing else of the `User-Agent` header is stored.
 * @param userAgent the value of this header, which anyone can forge
 */
export function browserName(userAgent: string): string {
  const findName = (names: readonly (readonly [string, string])[]) =>
    names.find(([sign]) => userAgent.includes(sign))?.[1]
  return [findName(browsers), findName(systems)].filter(Boolean).join(', ')
}
