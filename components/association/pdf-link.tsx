import { Download } from 'lucide-react'
import { FileLink } from '@/components/ui/more-link'

type Props = { href: string; title: string; label: string; className?: string }

/** Downloads a PDF under its title; `label` says what the link does. */
export function PdfLink({ href, title, label, className }: Props) {
  return (
    <FileLink
      className={className}
      href={href}
      download={`${title}.pdf`}
      aria-label={`${label}: ${title}`}
      icon={<Download className="icon" size={18} aria-hidden />}
    >
      {label}
    </FileLink>
  )
}
