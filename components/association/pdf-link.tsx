import { Download } from 'lucide-react'
import { MoreLink } from '@/components/ui/more-link'

type Props = { href: string; title: string; label: string; className?: string }

/** Downloads a PDF under its title; `label` says what the link does. */
export function PdfLink({ href, title, label, className }: Props) {
  return (
    <MoreLink
      className={className}
      href={href}
      data-page={undefined}
      download={`${title}.pdf`}
      aria-label={`${label}: ${title}`}
      icon={<Download className="icon" size={18} aria-hidden />}
    >
      {label}
    </MoreLink>
  )
}
