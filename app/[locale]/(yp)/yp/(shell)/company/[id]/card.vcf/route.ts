import { getListedCompany } from '@/lib/directory/listings/queries'
import { rowNumber } from '@/lib/directory/listings/row-number'
import { companyCard } from '@/lib/directory/listings/vcard'
import { isLocale } from '@/lib/i18n/locale'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string; id: string }> }

/** A company for an address book, in the language of the path. */
export async function GET(_request: Request, { params }: Context) {
  const { locale, id: text } = await params
  const id = rowNumber(text)
  const company = id === null ? null : await getListedCompany(id)
  if (!company) return new Response(null, { status: 404 })
  return new Response(companyCard(company, isLocale(locale) ? locale : 'mn'), {
    headers: {
      'content-type': 'text/vcard; charset=utf-8',
      'content-disposition': `attachment; filename="company-${company.id}.vcf"`,
      'cache-control': 'public, max-age=300',
    },
  })
}
