import { describe, expect, it } from 'vitest'
import { withErrorText } from './error-page'

const html = '<!DOCTYPE html><html id="__next_error__"><head></head><body><script>1</script></body></html>'

describe('withErrorText', () => {
  it('says in the language of the address what happened, with a way to try again', () => {
    const mn = withErrorText(html, '/mm/report=3')
    expect(mn).toContain('lang="mn"')
    expect(mn).toContain('<meta name="color-scheme" content="light dark">')
    expect(mn).toContain('<title>Алдаа гарлаа. Дахин оролдоно уу.</title>')
    expect(mn).toContain('<a href="">Дахин оролдох</a></p></noscript></body>')
    expect(withErrorText(html, '/en/mm')).toContain('<h1>Something went wrong. Try again.</h1>')
  })

  it('leaves another page as it is', () => {
    expect(withErrorText('Internal Server Error', '/mm')).toBe('Internal Server Error')
  })
})
