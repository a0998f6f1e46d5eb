import { Download } from 'lucide-react'
import { ScreenReaderText } from '@/components/ui/hidden-name'
import { FileLink } from '@/components/ui/more-link'

type Props = { href: string; title: string; label: string; className?: string }

/** A link that downloads a PDF, with the title as its file name. `label` is the visible text of the link. */
export function PdfLink({ href, title, label, className }: Props) {
  return (
    <FileLink
      className={className}
      href={href}
      download={`${title}.pdf`}
      icon={<Download className="icon" size={18} aria-hidden />}
    >
      {label}
      <ScreenReaderText of={title} />
    </FileLink>
  )
}
