import { describe, expect, it } from 'vitest'
import { withErrorText } from './error-page'

const html = '<!DOCTYPE html><html id="__next_error__"><head></head><body><script>1</script></body></html>'

describe('withErrorText', () => {
  it('says in the language of the address what happened, with a way to try again', () => {
    const mn = withErrorText(html, '/mm/report=3', 'abc-1')
    expect(mn).toContain('lang="mn"')
    expect(mn).toContain('<meta name="color-scheme" content="light dark">')
    expect(mn).toContain('<title>Алдаа гарлаа. Дахин оролдоно уу.</title>')
    expect(mn).toContain('<a href="">Дахин оролдох</a></p><p>Алдааны дугаар: abc-1</p></noscript></body>')
    const en = withErrorText(html, '/en/mm', 'abc-2')
    expect(en).toContain('<h1>Something went wrong. Try again.</h1>')
    expect(en).toContain('<p>Error number: abc-2</p>')
  })

  it('leaves another page as it is', () => {
    expect(withErrorText('Internal Server Error', '/mm', 'abc-1')).toBe('Internal Server Error')
  })
})
