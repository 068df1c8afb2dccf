# The program in a container, beside a PostgreSQL of its own choice (compose.yaml) or with the embedded one on a volume.
# Node in the image only starts the launcher: the program's exact Node comes with its dependencies.
FROM node:24-bookworm-slim AS built
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/run.mjs scripts/pick-tests.mjs scripts/lock-addresses.mjs scripts/
RUN node scripts/run.mjs install
COPY . .
# The launcher notes what it installed and built, so that the container's start has nothing left to do.
RUN node scripts/run.mjs build

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=built /app /app
RUN mkdir /data && chown node:node /data
# PostgreSQL refuses to run as root, and the program needs nothing root has.
USER node
VOLUME /data
EXPOSE 7455
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:7455/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/run.mjs", "start"]
