# The server in a container. The page is in the package already, so no Node is needed.
#   docker build --tag tikal .
#   docker run --publish 8000:8000 --volume tikal:/data tikal
FROM python:3.13.9-slim-trixie

ENV PIP_DISABLE_PIP_VERSION_CHECK=1 \
    PIP_NO_CACHE_DIR=1 \
    PYTHONUNBUFFERED=1 \
    XDG_DATA_HOME=/data \
    XDG_CACHE_HOME=/var/cache/tikal

WORKDIR /tikal
COPY requirements.lock ./
RUN pip install --require-hashes --only-binary :all: --requirement requirements.lock
COPY pyproject.toml README.md LICENSE ./
COPY src src
RUN pip install --no-deps .

# Compiling takes about a minute: here, and not at every start.
RUN tikal compile \
    && useradd --create-home --uid 1000 tikal \
    && mkdir /data \
    && chown -R tikal /data /var/cache/tikal
USER 1000
VOLUME /data
EXPOSE 8000

HEALTHCHECK --interval=30s --start-period=60s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz')"]

# The first process stops the others when the container is stopped.
ENTRYPOINT ["tikal", "serve", "--host", "0.0.0.0", "--port", "8000"]
