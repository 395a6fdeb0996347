/* A disk that fails now and then, for one program: loaded before libc by LD_PRELOAD.
   BAD_DISK_ORDER names a file that says what fails at the moment: "sync 0.2", "full 0.2",
   "write 0.2" or "short 0.2". Without that file nothing does. Each failure adds a byte to BAD_DISK_DONE. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

static const char *order_file, *done_file;

/* At the start: PostgreSQL writes other words over its name later. */
__attribute__((constructor)) static void begin(void) {
  if (strcmp(program_invocation_short_name, "postgres")) return;
  order_file = getenv("BAD_DISK_ORDER") ? strdup(getenv("BAD_DISK_ORDER")) : 0;
  done_file = getenv("BAD_DISK_DONE") ? strdup(getenv("BAD_DISK_DONE")) : 0;
}

static int fails(const char *kind) {
  static unsigned state;
  char order[64] = {0}, wanted[32];
  double share;
  int file, kept = errno, is_now;
  if (!order_file || (file = open(order_file, O_RDONLY)) < 0) return errno = kept, 0;
  if (read(file, order, sizeof order - 1) < 0) order[0] = 0;
  close(file);
  if (!state) state = getpid() * 2654435761u ^ time(0);
  is_now = sscanf(order, "%31s %lf", wanted, &share) == 2 && !strcmp(wanted, kind) &&
           rand_r(&state) < share * RAND_MAX;
  if (is_now && done_file && (file = open(done_file, O_WRONLY | O_APPEND)) >= 0) {
    if (write(file, kind, 1) < 1) is_now = 1;
    close(file);
  }
  return errno = kept, is_now;
}

#define REAL(type, name, ...) ((type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name))

int fdatasync(int fd) {
  return fails("sync") ? (errno = EIO, -1) : REAL(int, "fdatasync", int)(fd);
}
int fsync(int fd) { return fails("sync") ? (errno = EIO, -1) : REAL(int, "fsync", int)(fd); }

ssize_t pwrite64(int fd, const void *from, size_t size, off64_t at) {
  if (fails("full")) return errno = ENOSPC, -1;
  if (fails("write")) return errno = EIO, -1;
  if (size > 512 && fails("short")) size = 512;
  return REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t)(fd, from, size, at);
}
ssize_t pwrite(int fd, const void *from, size_t size, off_t at) {
  return pwrite64(fd, from, size, at);
}
ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t at) {
  if (fails("full")) return errno = ENOSPC, -1;
  if (fails("write")) return errno = EIO, -1;
  if (count > 1 && fails("short")) count = 1;
  return REAL(ssize_t, "pwritev64", int, const struct iovec *, int, off64_t)(fd, parts, count, at);
}
ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t at) {
  return pwritev64(fd, parts, count, at);
}
