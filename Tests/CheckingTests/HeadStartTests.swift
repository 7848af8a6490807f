import Checking
import Testing

@Suite struct HeadStartTests {
  @Test(
    "the first child of the head comes behind what makes no child of it",
    arguments: [
      ("<!DOCTYPE html>\n<html lang=en>\n<head>", "\n<title>x</title>"),
      ("<!doctype html><HTML><HEAD class='a > b' id=c>", "<meta charset=utf-8>"),
      ("<!doctype html><html data-a=don't><head>", "<title>Don't</title>"),
      ("<!doctype html><html lang=en />\n<head/>", "<p>x"),
      ("\u{FEFF}<!-- <head> --> <!doctype html><!-->\n<html data-x=\">\">", "<!-- y --><title>x"),
      ("<!-- x --!><!doctype html>", "<title>x"),
      ("<?xml version='1.0'?><!doctype html>", "\n<title>x</title>\n<header>x</header>"),
      ("<!doctype html>", "<!-- x --><title>x"), ("<html>", "<header><head>x"),
      ("\u{FEFF}", "<p>x"), ("", "<htmlx>"), ("", "<p>x</p><head>"), ("", "</p><head>"),
      ("", "<!-- never closed <head>"), ("", "<head class='never closed>"),
      ("<!doctype html>", "<head"), ("", ""), ("", "\n x"), ("", "<"), ("", "\u{FFFD}<head>"),
    ])
  func isBehindTheTags(_ before: String, _ after: String) {
    #expect(HeadStart(in: Array((before + after).utf8))?.offset == before.utf8.count)
  }

  @Test func isNowhereInUTF16() {
    #expect(HeadStart(in: [0xFE, 0xFF, 0, 0x3C]) == nil)
    #expect(HeadStart(in: [0xFF, 0xFE, 0x3C, 0]) == nil)
  }
}
