import { expect, test } from "vitest";
import { isOpenToPeople, isPublicAddress } from "./public-addresses.ts";

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "100.127.255.255",
  "127.0.0.1",
  "127.8.8.8",
  "168.63.129.16",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.8",
  "192.168.1.1",
  "198.18.0.1",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "::ffff:a9fe:a9fe",
  "::ffff:8.8.8.8",
  "::127.0.0.1",
  "64:ff9b::127.0.0.1",
  "64:ff9b::a9fe:a9fe",
  "64:ff9b:1::1",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "ff02::1",
  "100::1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::1",
  "localhost",
  "",
])("%s is not on the internet", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  "1.1.1.1",
  "8.8.8.8",
  "100.63.255.255",
  "100.128.0.1",
  "172.15.0.1",
  "172.32.0.1",
  "193.0.0.1",
  "223.255.255.255",
  "2606:4700:4700::1111",
  "2a00:1450:4001::1",
  "64:ff9b::8.8.8.8",
])("%s is", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  "169.254.169.254",
  "169.254.0.1",
  "168.63.129.16",
  "100.100.100.200",
  "192.0.0.192",
  "224.0.0.251",
  "239.255.255.250",
  "255.255.255.255",
  "::ffff:169.254.169.254",
  "::ffff:100.100.100.200",
  "::a9fe:a9fe",
  "::100.100.100.200",
  "::ffff:0:169.254.169.254",
  "::ffff:0:6464:64c8",
  "64:ff9b::a9fe:a9fe",
  "64:ff9b::c000:c0",
  "64:ff9b:1::a9fe:a9fe",
  "64:ff9b:1:fffe::1",
  "2001:0:a9fe:a9fe::",
  "2002:a9fe:a9fe::1",
  "2002:7f00:1::1",
  "fe80::1%eth0",
  "fe80::5efe:a9fe:a9fe",
  "fd00:42::42",
  "fd00:ec2::253",
  "fd00:ec2::254",
  "fd20:ce::254",
  "ff02::1",
  "ff0e::1",
  "localhost",
  "",
])("%s is closed to people also where private addresses are allowed", (address) =>
  expect(isOpenToPeople(address, 11434, 3000)).toBe(false),
);

test.each([
  "127.0.0.1",
  "127.8.8.8",
  "0.0.0.0",
  "::1",
  "::",
  "::ffff:127.0.0.1",
  "::ffff:0.0.0.0",
  "::127.0.0.1",
  "::ffff:0:127.0.0.1",
  "64:ff9b::127.0.0.1",
  "64:ff9b::7f00:1",
])("%s is open to them but for the port of this server", (address) => {
  expect(isOpenToPeople(address, 11434, 3000)).toBe(true);
  expect(isOpenToPeople(address, 3000, 3000)).toBe(false);
});

test.each([
  "10.1.2.3",
  "100.100.100.201",
  "192.168.1.1",
  "8.8.8.8",
  "fd12:3456::1",
  "fd20:cf::1",
  "2606:4700::1",
])("%s is open to them at every port", (address) => expect(isOpenToPeople(address, 3000, 3000)).toBe(true));
