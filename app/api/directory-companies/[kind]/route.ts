import { directoryExport } from '../../directory-export'

/** All approved companies of the directory as a file. */
export function GET(request: Request, { params }: { params: Promise<{ kind: string }> }): Promise<Response> {
  return directoryExport(request, params, 'companies', 'directory_companies')
}
