# syntax=docker/dockerfile:1
# The image is what `scripts/image/` writes: Node, its libraries and the program, on nothing. `npm run image` builds it with
# whatever builds images here, and without any writes the same root file system into a folder.
ARG BASE=node:24-bookworm-slim

FROM ${BASE} AS build
WORKDIR /build
# Packages first: they are installed again only when the lock changes.
COPY package.json package-lock.json .npmrc ./
COPY scripts/dependencies.mjs scripts/progress.mjs scripts/
RUN ["node", "--input-type=module", "--eval", "import { ensureDependencies } from '/build/scripts/dependencies.mjs'; await ensureDependencies('/build', 'server');"]
COPY . .
RUN ["node", "scripts/run.mjs", "image", "--parts", "/image"]

FROM scratch
COPY --from=build /image/runtime /
COPY --from=build /image/packages /
COPY --from=build /image/program /
ENV DATA_DIR=/data NODE_ENV=production
WORKDIR /data
# Any other number will do: `docker run --user 12345:0 …`.
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["/usr/bin/node", "/app/bin/healthy.mjs"]
# No entry point: `docker exec candor candor backup …` and `docker run … candor candor check` name the other program.
CMD ["/usr/bin/node", "/app/src/server/main.js"]
