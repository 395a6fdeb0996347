// What the start of a release is measured by: Fastify and one question to PostgreSQL.
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
const app = Fastify();
app.all('/*', async () => (await pool.query('select 1 as one')).rows[0]);
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
