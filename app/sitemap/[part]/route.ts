import { sitemapPart } from '@/lib/sites/sitemap'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ part: string }> }

export async function GET(_request: Request, { params }: Context) {
  const { part } = await params
  const xml = part.endsWith('.xml') ? await sitemapPart(part.slice(0, -'.xml'.length)) : null
  if (xml === null) return new Response(null, { status: 404 })
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
