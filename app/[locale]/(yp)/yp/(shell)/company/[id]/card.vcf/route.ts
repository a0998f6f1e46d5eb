import { companyInPlaceOf, getListedCompany } from '@/lib/directory/listings/queries'
import { parseListingId } from '@/lib/directory/listings/row-number'
import { formatCompanyVCard } from '@/lib/directory/listings/vcard'
import { isLocale, localePath } from '@/lib/platform/i18n/locale'
import { directoryPaths } from '@/lib/platform/site/directory-paths'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string; id: string }> }

/** A company as a vCard, in the language of the path. A merged company redirects, as its page does. */
export async function GET(_request: Request, { params }: Context) {
  const { locale: segment, id: text } = await params
  const locale = isLocale(segment) ? segment : 'mn'
  const id = parseListingId(text)
  const company = id === null ? null : await getListedCompany(id)
  if (!company) {
    const heir = id === null ? null : await companyInPlaceOf(id)
    if (heir === null) return new Response(null, { status: 404 })
    const location = localePath(locale, directoryPaths.vcard(heir))
    return new Response(null, { status: 308, headers: { location } })
  }
  return new Response(formatCompanyVCard(company, locale), {
    headers: {
      'content-type': 'text/vcard; charset=utf-8',
      'content-disposition': `attachment; filename="company-${company.id}.vcf"`,
      'cache-control': 'private, max-age=300',
    },
  })
}
