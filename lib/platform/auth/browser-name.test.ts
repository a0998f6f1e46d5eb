import { describe, expect, it } from 'vitest'
import { browserName } from './browser-name'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0'

describe('browserName', () => {
  it.each([
    [`${chrome} Safari/537.36`, 'Chrome, Windows'],
    [`${chrome} Safari/537.36 Edg/126.0.0.0`, 'Edge, Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox, Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    ['curl/8.5.0', ''],
    ['', ''],
  ])('says of %s that it is %s', (userAgent, name) => expect(browserName(userAgent)).toBe(name))
})
