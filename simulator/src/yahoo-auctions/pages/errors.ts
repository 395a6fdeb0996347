import type { FastifyReply } from 'fastify';

/** The site's error envelope. `code` is what a client should look at. */
export function refuse(
  reply: FastifyReply,
  status: number,
  name: string,
  code: string,
  message: string,
  details?: unknown,
): FastifyReply {
  return reply.code(status).send({
    error: { status, name, code, message, ...(details === undefined ? {} : { details }) },
  });
}

export const notFound = (reply: FastifyReply): FastifyReply =>
  refuse(reply, 404, 'NotFound', 'NOT_FOUND', '指定された商品は存在しません');
export const blocked = (reply: FastifyReply): FastifyReply =>
  refuse(reply, 423, 'Locked', 'GW0002', 'オークションにアクセスできませんでした');
export const broken = (reply: FastifyReply): FastifyReply =>
  refuse(reply, 500, 'InternalServerError', 'GW0001', 'サーバーでエラーが発生しました');
export const invalid = (reply: FastifyReply, message: string): FastifyReply =>
  refuse(reply, 400, 'BadRequest', 'INVALID_PARAMETER', message);
