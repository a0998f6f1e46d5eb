import { directoryExport } from '../../directory-export'

/** All approved consultants of the directory as a file. */
export function GET(request: Request, { params }: { params: Promise<{ kind: string }> }): Promise<Response> {
  return directoryExport(request, params, 'people', 'directory_people')
}
