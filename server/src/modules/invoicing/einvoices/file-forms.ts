import type { FileForm } from '../../../platform/outside/shelf/file-shelf.ts';

export const PDF: FileForm = { extension: 'pdf', type: 'application/pdf' };
export const XML: FileForm = { extension: 'xml', type: 'application/xml' };
